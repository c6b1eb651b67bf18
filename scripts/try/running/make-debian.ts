import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Matches the name of a Debian image, with the release of its packages. */
const IMAGE = /^debian:([a-z]+)-slim$/

/** Makes a root file system like that of a Debian image, from Debian's packages. */
export async function makeDebian(image: string, root: string, work: string): Promise<void> {
  const release = IMAGE.exec(image)?.[1]
  if (!release)
    throw new Error(`Only images like debian:trixie-slim can be made here, not ${image}`)
  const archive = join(work, `${release}.tar`)
  if (!existsSync(archive)) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    execFileSync(
      'mmdebstrap',
      ['--quiet', '--variant=minbase', '--dpkgopt=force-unsafe-io', release, archive],
      quiet,
    )
  }
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  execFileSync('tar', ['--extract', '--file', archive, '--directory', root, '--exclude=./dev/*'])
}
