/** Calls `look` with a node of a syntax tree and with all nodes inside it. */
export function visit(node, look) {
  look(node)
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value]
    for (const child of children) if (typeof child?.type === 'string') visit(child, look)
  }
}
