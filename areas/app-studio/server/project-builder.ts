import { join } from 'node:path'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { linesOf } from '#server/sandbox/faults.ts'
import type { Tools } from '#server/tools.ts'
import { BUILD, SCRIPT } from '../limits.ts'
import type { BuildAnswer, BuildMessage, ProjectFiles } from './build/build-work.ts'
import { MODULE_NAME } from './build/module-name.ts'
import { openBuilder } from './build/builder.ts'
import { isPlainPath } from './build/files/paths.ts'
import { placesOf, type Place } from './build/script-places.ts'
import type { PackageLock } from './build/package-lock.ts'
import { inTerminal, LINES_BEFORE, TerminalEnd, type TerminalInput } from './run-in-terminal.ts'
import { openArchives } from './packages/archives.ts'
import { installPackages } from './packages/install-packages.ts'
import { openRegistry } from './packages/registry.ts'

/** A script that generates further pages before the site is built. */
const PAGES_SCRIPT = 'pages.ts'
const FUNCTION = /^functions\/([\w-]+)\.ts$/
const TEST = /\.test\.ts$/

export type ProjectBuild = BuildAnswer & {
  /** The functions by name, each as a script; empty if the build failed. */
  functions: ReadonlyMap<string, string>
  /** The new text of the lock file, to be saved in the project; null if it does not change. */
  lockFile: string | null
}

export interface TestResult {
  file: string
  name: string
  /** The failure message; null if the test passed. */
  error: string | null
  /**
   * The line of the project nearest to the failure; null if the test passed, or the line is not
   * known.
   */
  at: Place | null
}

export interface ProjectBuilder {
  build(files: ProjectFiles, signal?: AbortSignal): Promise<ProjectBuild>
  /** Runs the tests of a project. If the project cannot be built, that is a result, too. */
  test(files: ProjectFiles): Promise<TestResult[]>
  /** Runs one script of a terminal. */
  run(
    files: ProjectFiles,
    entry: string,
    input: TerminalInput,
  ): Promise<
    | { kind: 'done'; result: Omit<TerminalEnd, 'stack'> }
    | { kind: 'failed'; errors: BuildMessage[] }
  >
  close(): Promise<void>
}

export type ProjectBuilderTools = Pick<
  Tools,
  'log' | 'fetch' | 'runCode' | 'now' | 'dataFolder'
> & {
  registry?: string
}

/**
 * Builds projects with their packages, and runs their scripts in the sandbox for strangers' code.
 */
export function openProjectBuilder(tools: ProjectBuilderTools): ProjectBuilder {
  const { log, fetch, runCode, now, dataFolder } = tools
  const { address } = openRegistry(fetch, tools.registry)
  const archives = openArchives(fetch, join(dataFolder, 'app-studio', 'packages'), address)
  const builder = openBuilder({
    log,
    async archiveOf({ name, integrity }) {
      const archive = await archives.read(integrity)
      if (archive) return archive
      throw new Problem('unavailable', `The package ${name} is not here any more. Build again.`)
    },
  })

  /** Builds one script, and runs `statements` with its exports. */
  async function run(
    files: ProjectFiles,
    lock: PackageLock,
    entry: string,
    { statements, input }: { statements: string; input: unknown },
  ) {
    const built = await builder.build({ makes: { kind: 'script', entry }, files, lock })
    if (built.kind === 'failed') return { kind: 'failed', errors: built.errors } as const
    const script = Buffer.from(built.files[0]!.content).toString()
    const source = `${script}\nconst module = ${MODULE_NAME}\n${statements}`
    const placeAt = placesOf(script)
    const ran = await runScript(source, input, { entry, placeAt })
    return { ...ran, placeAt }
  }

  async function runScript(
    source: string,
    input: unknown,
    { entry, placeAt }: { entry: string; placeAt: (line: number) => Place | null },
  ) {
    const outcome = await runCode({
      source,
      input,
      clock: now(),
      seed: entry,
      limits: { cpuMs: SCRIPT.cpuMs, memoryBytes: SCRIPT.memoryBytes },
    })
    if (outcome.kind === 'failed') {
      const { words, line } = outcome.fault
      return failed(words, entry, line === null ? null : placeAt(line))
    }
    return { kind: 'done', result: outcome.result } as const
  }

  async function withPages(files: ProjectFiles, lock: PackageLock) {
    if (!files.has(PAGES_SCRIPT)) return { kind: 'done', files } as const
    const texts = [...files].filter(([path]) => READ.test(path))
    const input = Object.fromEntries(
      texts.map(([path, text]) => [path, Buffer.from(text).toString()]),
    )
    const made = await run(files, lock, PAGES_SCRIPT, {
      statements: 'return await module.default(input)',
      input,
    })
    if (made.kind !== 'done') return made
    const pages = Pages.safeParse(made.result)
    if (!pages.success || !Object.keys(pages.data).every(isPlainPath))
      return failed(
        'It must return texts by their paths, such as { "index.html": "…" }.',
        PAGES_SCRIPT,
      )
    const all = new Map(files)
    for (const [path, text] of Object.entries(pages.data)) all.set(path, Buffer.from(text))
    return { kind: 'done', files: all } as const
  }

  async function functionsOf(files: ProjectFiles, lock: PackageLock) {
    const scripts = new Map<string, string>()
    for (const entry of files.keys()) {
      const [, name] = FUNCTION.exec(entry) ?? []
      if (name === undefined) continue
      const built = await builder.build({ makes: { kind: 'script', entry }, files, lock })
      if (built.kind === 'failed') return { kind: 'failed', errors: built.errors } as const
      scripts.set(name, Buffer.from(built.files[0]!.content).toString())
    }
    return { kind: 'done', scripts } as const
  }

  return {
    async build(files, signal) {
      try {
        const { lock, lockFile } = await installPackages(
          files,
          openRegistry(fetch, address),
          archives,
        )
        const whole = await withPages(files, lock)
        if (whole.kind !== 'done') return { ...whole, functions: none, lockFile }
        const order = { makes: { kind: 'site' }, files: whole.files, lock } as const
        const site = await builder.build({ ...order, ...(signal && { signal }) })
        if (site.kind === 'failed') return { ...site, functions: none, lockFile }
        const functions = await functionsOf(files, lock)
        if (functions.kind === 'failed') return { ...functions, functions: none, lockFile }
        return { ...site, functions: functions.scripts, lockFile }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return { ...failed(error.message, 'package.json'), functions: none, lockFile: null }
      }
    },
    async test(files) {
      const { lock } = await installPackages(files, openRegistry(fetch, address), archives)
      const results: TestResult[] = []
      for (const file of [...files.keys()].filter((path) => TEST.test(path)).toSorted()) {
        const ran = await run(files, lock, file, { statements: RUN_TESTS, input: null })
        if (ran.kind === 'done') {
          const told = Results.parse(ran.result)
          for (const { stack, ...result } of told)
            results.push({ file, ...result, at: placesIn(stack, ran.placeAt)[0] ?? null })
        } else {
          const [first] = ran.errors
          const { file: at = null, line = null } = first ?? {}
          const place = at !== null && line !== null ? { file: at, line } : null
          results.push({ file, name: file, error: first?.text ?? 'It failed.', at: place })
        }
      }
      return results
    },
    async run(files, entry, input) {
      const { lock } = await installPackages(files, openRegistry(fetch, address), archives)
      const makes = { kind: 'script', entry, isInTerminal: true } as const
      const built = await builder.build({ makes, files, lock })
      if (built.kind === 'failed') return built
      const script = Buffer.from(built.files[0]!.content).toString()
      const written = placesOf(script)
      const placeAt = (line: number) => written(line - LINES_BEFORE)
      const ran = await runScript(inTerminal(script), input, { entry, placeAt })
      if (ran.kind === 'failed') return ran
      const result = TerminalEnd.safeParse(ran.result)
      if (!result.success) return failed('The script changed what it was run with.', entry)
      const { stack, ...end } = result.data
      const places = placesIn(stack, placeAt).map(({ file, line }) => `    at ${file}:${line}\n`)
      return { kind: 'done', result: { ...end, stderr: end.stderr + places.join('') } }
    },
    close: () => builder.close(),
  }
}

const none: ReadonlyMap<string, string> = new Map()

/** Extensions of text files that the script for pages can read. */
const READ = /\.(?:md|html|css|json|txt|csv|svg|xml|ya?ml)$/

const Pages = z.record(z.string(), z.string())
const Results = z.array(
  z.object({ name: z.string(), error: z.nullable(z.string()), stack: z.string() }),
)

const RUN_TESTS = `
const results = []
for (const { name, run } of globalThis.projectTests ?? []) {
  try {
    await run()
    results.push({ name, error: null, stack: '' })
  } catch (error) {
    results.push({ name, error: String(error?.message ?? error), stack: String(error?.stack ?? '') })
  }
}
return results`

/** Finds the lines of the project in a stack trace, nearest first. */
function placesIn(stack: string, placeAt: (line: number) => Place | null): Place[] {
  const places = linesOf(stack).flatMap((line) => placeAt(line) ?? [])
  return places.slice(0, BUILD.placesShown)
}

function failed(text: string, entry: string, place: Place | null = null) {
  const { file, line } = place ?? { file: entry, line: null }
  const error = { text: text.slice(0, BUILD.messageCharacters), file, line, column: null }
  return { kind: 'failed', errors: [error] as BuildMessage[] } as const
}
