import { writeWhole } from '../stages/whole-file.ts'
import type { Chapter, Narration } from '../sound/narration.ts'

const seconds = (value: number) => Math.round(value * 1000) / 1000

/** As JSON chapters of Podcasting 2.0. */
export function jsonChapters(chapters: readonly Chapter[]) {
  return {
    version: '1.2.0',
    chapters: chapters
      .filter(({ start, end }) => end > start)
      .map(({ title, start, end }) => ({
        startTime: seconds(start),
        endTime: seconds(end),
        title,
      })),
  }
}

export async function writeChapters(
  { chapters }: Pick<Narration, 'chapters'>,
  path: string,
): Promise<void> {
  await writeWhole(path, JSON.stringify(jsonChapters(chapters), null, 2))
}
