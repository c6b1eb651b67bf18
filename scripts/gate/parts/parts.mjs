/** Runs the parts of a test run, and collects their output, times and results. */
export function createParts() {
  const total = { passed: 0, failed: 0 }
  const lines = []
  /**
   * Failures are printed again at the end, because those of unit tests are printed long before the
   * journeys.
   */
  const failures = []
  const flaky = []
  const measured = []

  function tally(name, counts, part) {
    total.passed += counts.passed
    total.failed += counts.failed
    failures.push(...(counts.failures ?? []))
    flaky.push(...(counts.flaky ?? []))
    const { wallS, cpuS } = part
    measured.push({ name, ...part })
    lines.push(
      [
        counts.failed === 0 ? '✓' : '✗',
        name.padEnd(24),
        `${counts.passed} passed, ${counts.failed} failed`.padEnd(26),
        `${wallS.toFixed(1)} s`.padEnd(9),
        cpuS === undefined ? '' : `${cpuS.toFixed(1)} CPU s`,
      ]
        .join(' ')
        .trimEnd(),
    )
  }

  async function timed(work, options) {
    const spent = {}
    const startedAt = Date.now()
    const isOk = await work({ ...options, spent })
    return { isOk, part: { startedAt, wallS: (Date.now() - startedAt) / 1000, ...spent } }
  }

  async function check(name, work, count = countOne) {
    console.log(`\n── ${name}`)
    const { isOk, part } = await timed(work)
    tally(name, count(isOk), part)
    return isOk
  }

  /** Runs independent parts at the same time; the output of each is printed when it has ended. */
  async function checkTogether(works) {
    console.log(`\n── ${Object.keys(works).join(', ')}`)
    const results = Object.entries(works).map(async ([name, work]) => {
      const said = []
      const { isOk, part } = await timed(work, { said })
      const words = Buffer.concat(said).toString().trim()
      if (words) console.log(`\n── ${name}\n${words}`)
      tally(name, { ...countOne(isOk), failures: isOk ? [] : [`${name}\n${words}`] }, part)
      return [name, isOk]
    })
    return Object.fromEntries(await Promise.all(results))
  }

  return { check, checkTogether, total, lines, failures, flaky, measured }
}

const countOne = (isOk) => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })
