import { pino } from 'pino'
import { BUILD } from '../../limits.ts'
import type { ChildLimits } from '#server/children/child-limits.ts'
import { Problem } from '#core/problem.ts'
import type { BuildAnswer, ProjectFiles } from './build-work.ts'
import { openBuilder, type BuilderTools } from './builder.ts'

/** Makes a builder for tests; archives of packages are optional. */
export function testBuilder(
  archiveOf: BuilderTools['archiveOf'] = noArchives,
  limits: Partial<ChildLimits> = {},
) {
  return openBuilder({ log: pino({ level: 'silent' }), archiveOf }, { ...BUILD, ...limits })
}

export function projectOf(texts: Record<string, string>): ProjectFiles {
  return new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
}

/** Joins all messages and files of a build into one text. */
export function textOf(answer: BuildAnswer): string {
  if (answer.kind === 'failed') return answer.errors.map(({ text }) => text).join('\n')
  const files = answer.files.map(
    ({ path, content }) => `${path}\n${Buffer.from(content).toString()}`,
  )
  return [...files, ...answer.warnings.map(({ text }) => text)].join('\n')
}

async function noArchives(): Promise<never> {
  throw new Problem('unavailable', 'There is no registry.')
}
