import { chownSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '#server/checkout.ts'
import type { Image } from './build-image.ts'
import { readService } from './compose-file.ts'
import { expectThat, expectPages } from './expect-that.ts'
import { runBeside, type InRoot } from './in-root.ts'
import { startHub } from './tried-hub.ts'

const PASSWORD = 'a-password-for-the-trial'

/**
 * Tries the image alone, as `docker run` starts it: it asks for a password and says how to sign in.
 */
export async function tryContainer(image: Image, work: string): Promise<void> {
  const where = containerOf(image, work, 'container')
  const hub = await startHub(image.command, where)
  const token = /set-up token (\S+)/.exec(hub.said())?.[1]
  expectThat(token, 'it prints a token where no password was set')
  await expectPages(hub, token!)
  await runBeside(hub.child, image.healthCheck, { ...where, env: portOf(where, hub.said()) })
  await hub.stop()
}

/**
 * Tries the environment of compose.yaml: its password, its read-only root, and its data after a
 * second start.
 */
export async function tryCompose(
  image: Image,
  work: string,
  given: Record<string, string> = {},
): Promise<void> {
  const text = readFileSync(join(checkout, 'compose.yaml'), 'utf8')
  const service = readService(text, 'synthwire', { SYNTHWIRE_PASSWORD: PASSWORD, ...given })
  expectThat(service.isReadOnly, 'its root is read-only')
  const name = given['DATABASE_URL'] ? 'compose-database' : 'compose'
  const where = containerOf(image, work, name, service.environment)

  const first = await startHub(image.command, where)
  expectThat(!first.said().includes('token'), 'no token is printed where a password was set')
  await expectPages(first, PASSWORD)
  const env = portOf(where, first.said())
  const doctor = [...image.command.slice(0, -1), 'doctor']
  const found = await runBeside(first.child, doctor, { ...where, env })
  expectThat(found.includes('No problems found'), 'doctor finds no problems')
  const key = statSync(join(where.mounts!['/data']!, 'secrets.key')).ino
  await first.stop()

  const second = await startHub(image.command, where)
  await expectPages(second, PASSWORD)
  await second.stop()
  expectThat(
    statSync(join(where.mounts!['/data']!, 'secrets.key')).ino === key,
    'the second start finds the data of the first',
  )
}

/**
 * Describes a container of the image with a new volume, whose owner is that of the folder in the
 * image.
 */
function containerOf(
  { root, env, folder, user, volumes }: Image,
  work: string,
  name: string,
  more: Record<string, string> = {},
): InRoot {
  const volume = join(work, 'volumes', name)
  rmSync(volume, { recursive: true, force: true })
  mkdirSync(volume, { recursive: true, mode: 0o700 })
  const { uid, gid } = statSync(join(root, volumes[0]!))
  chownSync(volume, uid, gid)
  const mounts = { [volumes[0]!]: volume }
  return { root, env: { ...env, ...more }, folder, user, mounts, isReadOnly: true }
}

/** The container's environment, with the port that the server's output names. */
function portOf({ env }: InRoot, said: string): Record<string, string> {
  return { ...env, PORT: /ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1] ?? '' }
}
