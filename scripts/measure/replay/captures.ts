import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** The contents of a publisher's feed at one moment. */
export interface Capture {
  at: Date
  file: string
}

export interface Publisher {
  name: string
  /** Captures in order of time, at least one. */
  captures: Capture[]
}

/** Reads a folder with one sub-folder for each publisher and one file for each capture. */
export function readCaptures(folder: string, span: { from?: Date; to?: Date } = {}): Publisher[] {
  const from = span.from?.getTime() ?? -Infinity
  const to = span.to?.getTime() ?? Infinity
  const publishers: Publisher[] = []
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter(isFolder)) {
    const captures = readdirSync(join(folder, name))
      .flatMap((file) => {
        const at = captureTime(file)
        return at === null ? [] : [{ at, file: join(folder, name, file) }]
      })
      .filter(({ at }) => at.getTime() >= from && at.getTime() <= to)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    if (captures.length > 0) publishers.push({ name, captures })
  }
  return publishers
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory()
}

const CAPTURE_NAME =
  /__(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z?([+-]\d{2})(\d{2})_[0-9a-f]+\.\w+$/

/**
 * The time at which a file such as `paper__2020-05-18T085751Z+1200_4beda0.xml` was captured; null
 * for other names. The time is local, and "Z+1200" is its time zone: a feed captured at 08:57
 * states 20:56 GMT of the previous day as its build time.
 */
export function captureTime(name: string): Date | null {
  const found = CAPTURE_NAME.exec(name)
  if (!found) return null
  const [, day, hours, minutes, seconds, zoneHours, zoneMinutes] = found
  return new Date(`${day}T${hours}:${minutes}:${seconds}${zoneHours}:${zoneMinutes}`)
}

/** The last capture up to a moment; null before the first. */
export function captureAt({ captures }: Publisher, moment: Date): Capture | null {
  return captures.findLast(({ at }) => at <= moment) ?? null
}

/** Every moment of a capture, in order. */
export function captureMoments(publishers: Publisher[]): Date[] {
  const times = publishers.flatMap(({ captures }) => captures.map(({ at }) => at.getTime()))
  return [...new Set(times)].toSorted((a, b) => a - b).map((time) => new Date(time))
}
