import { checkAll, type Finding, type LegalVersion } from '../../plugins/site-content';

type Checked = Awaited<ReturnType<typeof checkAll>>;

interface Unrecorded extends Pick<Checked, 'record'> {
  /** The edited documents that can be recorded. */
  versions: LegalVersion[];
  /** Mistakes for which nothing may be recorded: a recorded text, and the facts that it shows, can never be edited. */
  errors: Finding[];
}

/**
 * Reads which legal documents can be recorded.
 *
 * @param content the folder `content`
 * @param recorded the legal record to compare with; by default, the one in the folder
 */
export async function readUnrecorded(content: string, recorded?: Checked['record']): Promise<Unrecorded> {
  const { record, unrecorded, findings } = await checkAll(content, recorded);
  const errors = findings.filter(
    ({ file, severity, rule }) =>
      /^content\/(legal\/|site\.yaml$)/.test(file) && severity === 'error' && rule !== 'record-missing',
  );
  return { record, versions: unrecorded, errors };
}
