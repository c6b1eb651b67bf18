import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priorities, workStatuses } from '../../contracts/planning.ts'
import { ProjectRoadmap } from './ProjectRoadmap.tsx'
import { ProjectVelocity } from './ProjectVelocity.tsx'
import { TaskPriority } from './TaskPriority.tsx'
import { WorkStatus } from './WorkStatus.tsx'

const velocity = {
  weeklyVelocity: 42,
  tasksCompleted: 1,
  tasksRemaining: 2,
  estimatedCompletion: { fewest: 3, most: 3 },
}

test('[STUDIO-071, STUDIO-073] the velocity says where it tends, and how much is done', () => {
  const html = (trend: 'up' | 'stable' | 'down') =>
    renderToStaticMarkup(<ProjectVelocity velocity={{ ...velocity, trend }} />)
  expect(html('up')).toContain('Trending up')
  expect(html('stable')).toContain('Trending stable')
  expect(html('down')).toContain('Trending down')
  expect(html('up')).toContain('aria-valuenow="33"')
})

test('[STUDIO-062, STUDIO-063] a phase shows its dates when it has some, and a line unless it is the last', () => {
  const phase = { id: 'a', name: 'A', status: 'upcoming' as const, completionPercent: 5 }
  const dated = { ...phase, id: 'b', startDate: '2026-03-02', endDate: '2026-04-17' }
  const html = renderToStaticMarkup(<ProjectRoadmap phases={[phase, dated]} />)
  expect(html.match(/Mar 2 to Apr 17/g)).toHaveLength(1)
  expect(html.match(/roadmap-line/g)).toHaveLength(1)
})

test('[DATA-072, DATA-073] each status and each priority looks different', () => {
  const statuses = workStatuses.map((status) =>
    renderToStaticMarkup(<WorkStatus status={status} />),
  )
  const levels = priorities.map((priority) =>
    renderToStaticMarkup(<TaskPriority priority={priority} />),
  )
  expect(new Set(statuses).size).toBe(4)
  expect(new Set(levels).size).toBe(4)
})
