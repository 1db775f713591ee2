import type { Facts } from '../model';
import type { CompiledBody } from './compile-body';

/**
 * Makes a function compile the body of a node only once, even when a query asks for several fields of the
 * result.
 *
 * @returns a function that compiles a body again when it gets other facts
 */
export function compileOnce<BodyNode extends object>(
  compile: (node: BodyNode, facts: Facts) => CompiledBody,
): (node: BodyNode, facts: Facts) => CompiledBody {
  const compiledBodies = new WeakMap<BodyNode, { facts: Facts; compiled: CompiledBody }>();
  return (node, facts) => {
    const known = compiledBodies.get(node);
    if (known?.facts === facts) return known.compiled;
    const compiled = compile(node, facts);
    compiledBodies.set(node, { facts, compiled });
    return compiled;
  };
}
