import { setTimeout as pause } from 'node:timers/promises'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { withToolHub } from '../../measure/tool-hub.ts'
import { countDifferences } from './count-differences.ts'
import { openStages, type Stage } from './stages.ts'

/** The shortest and the longest time of a stage until the server is killed. */
const LIFE_MS = [20, 1200] as const

/**
 * Kills a server repeatedly during each stage, starts it on the same data, and counts the
 * differences. Returns the results as lines of text.
 */
export async function killAtStages(dataFolder: string, kills: number): Promise<string[]> {
  const start = () => startHub({ dataFolder, env: { APPS_PORT: '0' }, purpose: 'apps and kills' })
  const startedAt = performance.now()
  let hub = await start()
  try {
    const stages = await openStages(hub)
    const back: number[] = []
    for (let nth = 0; nth < kills; nth++) {
      const stage = stages.all[nth % stages.all.length]!
      const work = repeat(hub, stage)
      const [least, most] = LIFE_MS
      await pause(least + Math.random() * (most - least))
      process.kill(hub.pid, 'SIGKILL')
      await work
      await hub.stop()
      const killedAt = performance.now()
      hub = await start()
      await stages.afterKill(hub)
      back.push((performance.now() - killedAt) / 1000)
    }
    await stages.visitOnce(hub)
    await hub.stop()
    const counted = await withToolHub(dataFolder, ({ tools }) =>
      countDifferences(tools, stages.told),
    )
    return [
      `${kills} kills: ${stages.all.map(({ name }) => name).join(', ')} in turn`,
      ...counted,
      `all is served and done again ${Math.max(...back).toFixed(1)} s after a kill, at most`,
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    ]
  } finally {
    await hub.stop()
  }
}

/** Does the work of a stage over and over, until the server is gone. */
async function repeat(hub: RunningHub, { work }: Stage): Promise<void> {
  for (;;) {
    try {
      await work(hub)
    } catch (error) {
      // A broken connection means that the server was killed. An error status in an answer is a
      // fault.
      if (/ answered \d/.test((error as Error).message)) throw error
      return
    }
  }
}
