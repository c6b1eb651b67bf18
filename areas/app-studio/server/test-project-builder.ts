import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { openSandbox } from '#server/sandbox/sandbox.ts'
import { openProjectBuilder } from './project-builder.ts'

/**
 * Makes a builder for tests with a registry on this machine; the default registry never answers.
 */
export function testProjectBuilder(registry = 'http://127.0.0.1:9') {
  const log = pino({ level: 'silent' })
  const dataFolder = mkdtempSync(join(tmpdir(), 'studio-'))
  const sandbox = openSandbox({ log })
  const projects = openProjectBuilder({
    log,
    fetch: guardedFetch({ allowPrivate: true }),
    runCode: (run) => sandbox.run(run),
    now: () => new Date('2026-03-02T12:00:00Z'),
    dataFolder,
    registry,
  })
  return {
    ...projects,
    dataFolder,
    async close() {
      await projects.close()
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
