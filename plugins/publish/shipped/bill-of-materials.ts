import { createHash } from 'node:crypto';
import type { ShippedPackage } from './shipped-package';

/** Path in the built site. */
export const BILL_PATH = 'sbom.cdx.json';

/**
 * Lists the shipped packages as a CycloneDX 1.5 document, in the form of `npm sbom`. It has no date: the same
 * packages give the same bytes.
 */
export function billOfMaterials(site: { name: string; version: string }, packages: ShippedPackage[]) {
  const components = packages.map(({ folder, name, version, licence, homepage, sha512 }) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [{ name: 'cdx:npm:package:path', value: folder }],
    ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: [{ license: { id: licence } }],
  }));
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': `${site.name}@${site.version}`, type: 'application', ...site },
    },
    components,
  };
}

export type BillOfMaterials = ReturnType<typeof billOfMaterials>;
