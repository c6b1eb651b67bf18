import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoreSettings } from '#server/settings/store-setting.ts'
import { openS3 } from '#server/stores/s3-client.ts'
import { freePort } from '../running/tried-hub.ts'

/** A real S3 server over a folder, licensed Apache-2.0. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'
const READY_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 100

export interface RealStore {
  settings: StoreSettings
  /** Kills the store as a crash would. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** Finds versitygw, or installs it with Go; null if neither is possible. */
export function findVersitygw(): string | null {
  const known = spawnSync('which', ['versitygw'], { encoding: 'utf8' }).stdout.trim()
  if (known) return known
  const folder = join(tmpdir(), 'synthwire-versitygw')
  const program = join(folder, 'versitygw')
  if (existsSync(program)) return program
  if (spawnSync('which', ['go']).status !== 0) return null
  console.log(`Getting ${MODULE} …`)
  const env = { ...process.env, GOBIN: folder }
  const { status } = spawnSync('go', ['install', MODULE], { env, stdio: 'inherit' })
  return status === 0 ? program : null
}

/** Starts a store on loopback that keeps its files in the folder `work`, and makes a bucket. */
export async function openRealStore(program: string, work: string): Promise<RealStore> {
  const port = await freePort()
  const folders = ['objects', 'attributes'].map((name) => join(work, name)) as [string, string]
  for (const folder of folders) mkdirSync(folder)
  const settings: StoreSettings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'synthwire-hub', prefix: 'hubs/tried/' },
    ...{ region: 'us-east-1', key: 'tried', secret: 'tried-secret' },
  }
  const args = ['--port', `127.0.0.1:${port}`, '--access', settings.key, '--quiet']
  // Attributes are kept in separate files, because a file system such as tmpfs may not support
  // them.
  args.push('posix', '--sidecar', folders[1], folders[0])
  let child: ReturnType<typeof spawn> | null = null

  const store: RealStore = {
    settings,
    async start() {
      const env = { ...process.env, ROOT_SECRET_ACCESS_KEY: settings.secret }
      child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const giveUpAt = performance.now() + READY_WITHIN_MS
      while (!(await fetch(settings.endpoint).catch(() => null))) {
        if (child.exitCode !== null || performance.now() > giveUpAt)
          throw new Error('versitygw did not start')
        await pause(LOOK_EVERY_MS)
      }
    },
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await new Promise((resolve) => child!.once('exit', resolve))
    },
  }
  await store.start()
  await openS3(settings).ask({ method: 'PUT' }, ({ body }) => body.dump())
  return store
}
