const names: Record<string, string> = {
  ...{ ts: 'TypeScript', tsx: 'TypeScript', mts: 'TypeScript', cts: 'TypeScript' },
  ...{ js: 'JavaScript', jsx: 'JavaScript', mjs: 'JavaScript', cjs: 'JavaScript' },
  ...{ html: 'HTML', htm: 'HTML', css: 'CSS', md: 'Markdown' },
  ...{
    py: 'Python',
    rs: 'Rust',
    go: 'Go',
    java: 'Java',
    c: 'C',
    cpp: 'C++',
    sh: 'Shell',
    sql: 'SQL',
  },
}

const SHOWN = 3

/** Lists the languages of a project, most frequent first, by the extensions of its files. */
export function languagesOf(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
    if (!Object.hasOwn(names, ending)) continue
    const name = names[ending]!
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, SHOWN)
    .map(([name]) => name)
}
