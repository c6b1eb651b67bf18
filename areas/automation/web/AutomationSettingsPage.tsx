import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count, shortCount } from '#web/ui/count.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { loggingLevels, RETRY_LIMIT, timeouts } from '../choices.ts'
import { automation } from '../contract.ts'
import { ACTIVE_WORKFLOW_LIMIT, percentOf, RUN_LIMIT, usageOf } from '../usage.ts'

const loggingOptions = loggingLevels.map((level) => ({ value: level, label: level }))

export function AutomationSettingsPage() {
  return (
    <div className="workspace-halves">
      <Panel title="Automation settings" skeleton={<SkeletonLines count={8} />}>
        <Settings />
      </Panel>
      <Panel title="Usage limits" skeleton={<SkeletonLines count={5} />}>
        <Limits />
      </Panel>
    </div>
  )
}

/** What is chosen here is kept nowhere yet. */
function Settings() {
  const settings = useRead(automation.getSettings, {})
  const [retriesFailed, setRetriesFailed] = useState(settings.retriesFailed)
  return (
    <div className="workspace-form">
      <Switch
        label="Retry failed workflows"
        hint={`Failed workflows are retried up to ${count(RETRY_LIMIT, 'time')}.`}
        checked={retriesFailed}
        onChange={setRetriesFailed}
      />
      <Field label="Timeout" hint="A workflow that takes longer fails.">
        <Select options={timeouts} defaultValue={String(settings.timeoutSeconds)} />
      </Field>
      <Field label="Logging" hint="Which events the activity log records.">
        <Select options={loggingOptions} defaultValue={settings.logging} />
      </Field>
    </div>
  )
}

function Limits() {
  const { runCount, activeCount } = usageOf(useRead(automation.listWorkflows, {}))
  return (
    <ul className="limits">
      <Limit name="Workflow runs" used={runCount} limit={RUN_LIMIT} note="this month" />
      <Limit
        name="Active workflows"
        used={activeCount}
        limit={ACTIVE_WORKFLOW_LIMIT}
        note="at the same time"
      />
    </ul>
  )
}

interface LimitProps {
  name: string
  used: number
  limit: number
  note: string
}

function Limit({ name, used, limit, note }: LimitProps) {
  return (
    <li>
      <p className="limit-words">
        <span>{name}</span>
        <span>
          <strong>{shortCount(used)}</strong> of {shortCount(limit)} used
        </span>
      </p>
      <ProgressBar label={name} percent={percentOf(limit, used)} />
      <p className="meta">{note}</p>
    </li>
  )
}
