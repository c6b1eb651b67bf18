import { expect, test } from 'vitest'
import { node, run } from './run.mjs'

/** A program that works for a while and prints how many CPU microseconds that took. */
const BUSY =
  'for (let at = 0, sum = 0; at < 5e7; at++) sum += at; const { user, system } = process.cpuUsage(); console.log(user + system)'

test.skipIf(process.platform === 'win32')(
  'a program is timed with what it started, and its words are kept',
  async () => {
    const spent = {}
    const said = []
    const options = JSON.stringify({ stdio: 'inherit' })
    const program = `require('child_process').execFileSync(process.execPath, ['-e', '${BUSY}'], ${options})`
    expect(await node(['-e', program], { said, spent })).toBe(true)
    const ofChild = Number(Buffer.concat(said).toString()) / 1e6
    expect(ofChild).toBeGreaterThan(0)
    expect(spent.cpuS).toBeGreaterThan(ofChild)
  },
)

test('a program that fails or is not there says so', async () => {
  const quiet = { said: [], spent: {} }
  expect(await node(['-e', 'process.exit(3)'], quiet)).toBe(false)
  expect(await run('no-such-program', [], quiet)).toBe(false)
})
