/**
 * The process that builds readers' projects, one after another. It holds no secrets, reads no file
 * of a project from a disk, and can be killed at any time together with the bundler.
 */
import { serveParent, type Parent } from '#server/children/serve-parent.ts'
import { buildScript } from './build-script.ts'
import { buildSite } from './build-site.ts'
import { BuildFault, type BuildAnswer, type BuildWork, type PackageQuestion } from './build-work.ts'
import { isBundlerGone } from './bundler.ts'
import { messagesOf } from './messages.ts'
import { packageModules } from './modules/package-modules.ts'
import type { PlainSource } from './modules/plain-source.ts'
import { unpackedPackages } from './modules/unpacked-packages.ts'

/** The exit code of a program that was aborted for lack of memory. */
const ABORTED = 134

process.once('disconnect', () => {
  // The parent is gone. The bundler may be in the middle of a build, so the whole process group is
  // killed.
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
})

serveParent<BuildWork, never, PackageQuestion>(answer)

async function answer(
  work: BuildWork,
  parent: Parent<never, PackageQuestion>,
): Promise<BuildAnswer> {
  const { makes, files, lock } = work
  const sources = new Map<string, PlainSource>()
  const unpacked = unpackedPackages(lock, (question) => parent.ask<Uint8Array>(question))
  const packages = packageModules(lock, unpacked)
  try {
    const built =
      makes.kind === 'site'
        ? await buildSite({ files, packages, sources })
        : await buildScript(files, packages, sources, makes)
    return { kind: 'built', ...built }
  } catch (error) {
    if (error instanceof BuildFault) return { kind: 'failed', errors: [error.asMessage] }
    if (isBundlerGone(error)) return process.exit(ABORTED)
    if (isBuildFailure(error)) return { kind: 'failed', errors: messagesOf(error.errors, sources) }
    throw error
  }
}

function isBuildFailure(error: unknown): error is { errors: Parameters<typeof messagesOf>[0] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
