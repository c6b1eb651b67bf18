import { spawn } from 'node:child_process'

/**
 * A shell command that runs a program and writes the CPU times of the program and its children to
 * file descriptor 3.
 */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Runs a program. Its output goes to the terminal, or into the list `said` if other programs run at
 * the same time. Its CPU seconds are added to `spent`, except on Windows. Resolves to true if it
 * succeeded.
 */
export function run(command, args, { env = {}, said, spent } = {}) {
  const output = said ? 'pipe' : 'inherit'
  const isTimed = Boolean(spent) && process.platform !== 'win32'
  const [program, words] = isTimed ? ['sh', ['-c', TIMED, 'sh', command, ...args]] : [command, args]
  const child = spawn(program, words, {
    stdio: ['ignore', output, output, isTimed ? 'pipe' : 'ignore'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  child.stdout?.on('data', (text) => said.push(text))
  child.stderr?.on('data', (text) => said.push(text))
  let times = ''
  child.stdio[3]?.on('data', (text) => (times += text))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (status) => {
      if (isTimed) spent.cpuS = (spent.cpuS ?? 0) + childrenS(times)
      resolve(status === 0)
    })
  })
}

export const npx = (args, options) => run('npx', ['--no-install', ...args], options)
export const node = (args, options) => run(process.execPath, args, options)
/** Runs a TypeScript program with tsx, because Node itself runs TypeScript only from 22.18 on. */
export const tsx = (args, options) => node(['--import', 'tsx', ...args], options)

/**
 * Reads the CPU time of the children from the second line of `times`: "0m2.360000s 0m0.020000s",
 * with commas in some languages.
 */
function childrenS(times) {
  const line = times.split('\n')[1] ?? ''
  return line
    .split(' ')
    .map((time) => time.replace('s', '').replace(',', '.').split('m').map(Number))
    .map(([minutes = 0, seconds = 0]) => minutes * 60 + seconds)
    .reduce((sum, each) => sum + each, 0)
}
