import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The results of a set of documents. */
export interface SetResult {
  set: string
  files: number
  passed: number
  failed: Failure[]
  /** The number of expectations that do not apply, by reason. */
  skipped: Map<string, number>
}

export interface Failure {
  file: string
  what: string
  wanted: unknown
  found: unknown
}

export function newResult(set: string, files: number): SetResult {
  return { set, files, passed: 0, failed: [], skipped: new Map() }
}

export function check(result: SetResult, isMet: boolean, failure: Failure): void {
  if (isMet) result.passed++
  else result.failed.push(failure)
}

export function skip(result: SetResult, reason: string): void {
  result.skipped.set(reason, (result.skipped.get(reason) ?? 0) + 1)
}

/** All files of a set, except the notes on its origin. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(ORIGIN|LICENSE)/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .toSorted()
}
