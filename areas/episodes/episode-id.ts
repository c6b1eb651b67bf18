const SHAPE = /^episode-([1-9]\d{0,15})-(\d{1,2})$/

/** Names a recording by its entry and its position among the entry's files. */
export function episodeId(entry: number, file: number): string {
  return `episode-${entry}-${file}`
}

/** Reads the entry and the file that an id names; null for the id of anything else. */
export function readEpisodeId(id: string): { entry: number; file: number } | null {
  const [, entry, file] = SHAPE.exec(id) ?? []
  const number = Number(entry)
  return Number.isSafeInteger(number) ? { entry: number, file: Number(file) } : null
}
