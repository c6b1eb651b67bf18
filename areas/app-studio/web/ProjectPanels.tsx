import type { ReactNode } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import type { Project } from '../contract.ts'
import { percentOf, phaseNumberOf } from '../projects.ts'
import { dayText, statusWords } from './planning/plan-words.ts'
import { mrrText, uptimeText } from './project-words.ts'

type Fact = readonly [name: string, value: ReactNode]

const tones = { healthy: 'success', warning: 'warn', error: 'error' } as const

/** The state of a project, in four panels. */
export function ProjectPanels({ project }: { project: Project }) {
  const { roadmap, metrics, integrations, businessMetrics } = project
  const parts = [
    ['Backend', integrations.backend],
    ['Frontend', integrations.frontend],
    ['Database', integrations.database],
    ['Third party', integrations.thirdParty],
    ['Server', integrations.server],
  ] as const
  return (
    <div className="project-panels">
      <Facts
        title="Progress Tracking"
        facts={[
          ['Phase', `${phaseNumberOf(project)} of ${roadmap.totalPhases}: ${roadmap.currentPhase}`],
          ['Milestones', `${roadmap.completedMilestones} of ${roadmap.totalMilestones}`],
          [
            'Tasks',
            `${metrics.completedTasks} of ${metrics.totalTasks} (${percentOf(metrics.completedTasks, metrics.totalTasks)}%)`,
          ],
          ...project.features.map(({ name, status, dueDate }): Fact => [
            name,
            `${statusWords(status)}, ${dayText(dueDate)}`,
          ]),
        ]}
      />
      <Facts
        title="Integration Status"
        facts={parts.map(([part, { name, status, uptime }]): Fact => [
          part,
          <>
            {name} <Badge tone={tones[status]}>{status}</Badge> {uptimeText(uptime)}
          </>,
        ])}
      />
      <Facts
        title="Product Metrics"
        facts={[
          ['Velocity', `${metrics.velocity} points/week`],
          ['Deployments today', metrics.deploymentsToday],
          ['Uptime', uptimeText(metrics.uptime)],
        ]}
      />
      <Facts
        title="Business Metrics"
        facts={[
          ['MRR', mrrText(businessMetrics.mrr)],
          ['Active users', fullCount(businessMetrics.activeUsers)],
          ['Conversion', `${businessMetrics.conversion}%`],
          ['Churn', `${businessMetrics.churnRate}%`],
        ]}
      />
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
