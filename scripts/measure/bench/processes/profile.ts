import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** The fields of a V8 profile that are read here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  /**
   * The id of the node that ran at each sample; `timeDeltas` has the microseconds since the sample
   * before.
   */
  samples: number[]
  timeDeltas: number[]
}

/** Names of nodes that stand for time in which no function ran. */
const IDLE = new Set(['(idle)', '(program)'])

/**
 * The functions with the most time of their own, without the functions that they call, in the
 * longest profile of a folder, as text.
 */
export async function dearestFunctions(folder: string, count: number): Promise<string[]> {
  const profiles = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const profile = JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile
      return timesIn(profile)
    }),
  )
  const [longest] = profiles.toSorted((a, b) => sumOf(b) - sumOf(a))
  if (!longest) return []
  const all = sumOf(longest)
  return [...longest]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, spent]) => `${((100 * spent) / all).toFixed(1)} %: ${name}`)
}

function timesIn({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  samples.forEach((node, at) => {
    const name = names.get(node)!
    if (!IDLE.has(name)) times.set(name, (times.get(name) ?? 0) + timeDeltas[at]!)
  })
  return times
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const name = functionName || 'a function without a name'
  return url === '' ? name : `${name} (${basename(url)}:${lineNumber + 1})`
}

function sumOf(times: ReadonlyMap<string, number>): number {
  return [...times.values()].reduce((sum, spent) => sum + spent, 0)
}
