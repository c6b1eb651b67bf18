import type { World } from '#server/tools.ts'
import { openBursts } from '#server/work-lane/bursts.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { workLane, type WorkLane } from '#server/work-lane/work-lane.ts'
import { claimRuns, nextWake, type ClaimedRun } from './claim-runs.ts'
import { watchForLost } from './lost-runs.ts'
import { performClaimed, type Heartbeats } from './perform-run.ts'
import { openPerformer } from './performers.ts'
import { limitsOf, runKinds, type AnyRunKind } from '../kinds/run-kind.ts'
import { laneOf, STOPS_LANE } from '../kinds/run-lane.ts'

type Announced = Parameters<World['announce']>[0]

/**
 * The longest pause between two looks for due runs, in case a wake-up was lost or the clock was
 * set.
 */
const LOOK_EVERY_MS = 60_000
const SOONEST_MS = 20
/** The time between two looks for runs whose worker is lost. */
const LOOK_FOR_LOST_EVERY_MS = 1000

/** Performs the runs of all areas until the signal aborts, each kind in its own lane. */
export async function performForever(given: World, signal: AbortSignal): Promise<void> {
  const bursts = openBursts((change) => given.announce(JSON.parse(change) as Announced), given.log)
  const world: World = {
    ...given,
    // Announcements are limited, because many short runs of a reader change the same lists again
    // and again.
    async announce(change) {
      if (bursts.isFirst(JSON.stringify(change))) await given.announce(change)
    },
  }
  const look = watchForLost(world)
  const beKnown = openPerformer(world)
  const stops = await listenForStops(world)
  await Promise.all([
    repeat(world.log, signal, {
      name: 'lost runs',
      everyMs: LOOK_FOR_LOST_EVERY_MS,
      work: () => beKnown().then(look),
    }),
    ...world.extensions(runKinds).map((kind) =>
      workLane(world.log, signal, {
        ...laneFor(world, kind, signal, stops.heartbeats),
        listen: (wake) => world.onWake(laneOf(kind), wake),
        async nextLook() {
          const next = await nextWake(world, kind)
          const ms = next === null ? LOOK_EVERY_MS : next - world.now().getTime()
          return Math.min(Math.max(ms, SOONEST_MS), LOOK_EVERY_MS)
        },
      }),
    ),
  ])
  await stops.end()
  await bursts.close()
}

/**
 * Performs due runs of a kind until none is left, including those of lost workers. Returns the
 * number of performed runs.
 */
export async function performRuns(world: World, kind: AnyRunKind): Promise<number> {
  await watchForLost(world)()
  let count = 0
  const { signal } = new AbortController()
  const stops = await listenForStops(world)
  const lane = laneFor(world, kind, signal, stops.heartbeats)
  await workLane(world.log, signal, {
    ...lane,
    perform: (run) => (count++, lane.perform(run)),
    isDone: async () => true,
  })
  await stops.end()
  return count
}

/** Makes runs notice at once if a reader stops them, and not only at their next heartbeat. */
async function listenForStops(world: World) {
  const heartbeats: Heartbeats = new Set()
  const end = await world.onWake(STOPS_LANE, () => {
    for (const beat of heartbeats) beat()
  })
  return { heartbeats, end }
}

function laneFor(
  world: World,
  kind: AnyRunKind,
  signal: AbortSignal,
  heartbeats: Heartbeats,
): WorkLane<ClaimedRun> {
  return {
    name: `runs: ${kind.area}/${kind.kind}`,
    atOnce: limitsOf(kind).inAll,
    claimsAll: true,
    claim: (free) => claimRuns(world, kind, free),
    perform: (run) => performClaimed(world, kind, run, signal, heartbeats),
    nextLook: () => LOOK_EVERY_MS,
  }
}
