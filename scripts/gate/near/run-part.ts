import { spawn } from 'node:child_process'

/** A part of a run that works at the same time as others. */
export interface Part {
  name: string
  /** A tool in node_modules and its arguments. */
  args: string[]
  /** A command that must succeed first. */
  before?: string[]
  env?: Record<string, string>
  /** Prints what else the output says; also called after a failure. */
  tell?: (said: string) => void
}

/**
 * Runs a tool. The output of a failed one is printed when it has ended, because other parts run at
 * the same time.
 */
export async function runPart({ name, args, before, env = {}, tell }: Part): Promise<boolean> {
  const startedAt = Date.now()
  const said: Buffer[] = []
  const isOk = (!before || (await run(before, {}, said))) && (await run(args, env, said))
  const text = Buffer.concat(said).toString().trim()
  if (!isOk) console.log(`\n── ${name}\n${text}`)
  tell?.(text)
  console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(12)} ${seconds(Date.now() - startedAt)}`)
  return isOk
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function run([command, ...args]: string[], env: Record<string, string>, said: Buffer[]) {
  const child = spawn(command!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  child.stdout.on('data', (text: Buffer) => said.push(text))
  child.stderr.on('data', (text: Buffer) => said.push(text))
  return new Promise<boolean>((resolve) => child.once('close', (status) => resolve(status === 0)))
}
