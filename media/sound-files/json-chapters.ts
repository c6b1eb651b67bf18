import type { Chapter } from '../sound/narration.ts'

const seconds = (value: number) => Math.round(value * 1000) / 1000

/** Writes chapters as the JSON of Podcasting 2.0. */
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
