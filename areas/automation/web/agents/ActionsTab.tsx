import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { count } from '#web/ui/count.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { agentSettings, type AgentAction, type OpenAgent } from '../../contracts/agent-settings.ts'
import { holdsWords } from '../holds-words.ts'

/** The actions that an agent may use, and for each of them if the agent has to ask first. */
export function ActionsTab({ agent: { id, actions } }: { agent: OpenAgent }) {
  const all = useRead(agentSettings.listAgentActions, {})
  const save = useWrite(agentSettings.saveAgent)
  const attempt = useAttempt()
  const [words, setWords] = useState('')
  const found = all.filter(({ title, group, name }) => holdsWords(words, title, group, name))
  const groups = [...new Set(found.map(({ group }) => group))]

  const change = (next: OpenAgent['actions']) =>
    void attempt(save.mutateAsync({ id, actions: next }))
  const others = (name: string) => actions.filter((one) => one.name !== name)

  return (
    <div className="agent-actions">
      <p>
        {count(actions.length, 'action')} allowed. Whatever an article or a document says, the agent
        can call nothing else. What only reads this server happens at once; everything else waits
        for your approval in the conversation, unless you waive that.
      </p>
      <SearchBox
        className="automation-search"
        label="Search actions"
        value={words}
        onChange={setWords}
      />
      {groups.length === 0 && <Empty quiet>No actions match.</Empty>}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className="agent-heading">{group}</h3>
          <ul>
            {found
              .filter((action) => action.group === group)
              .map((action) => (
                <li key={action.name}>
                  <Row
                    action={action}
                    allowed={actions.find(({ name }) => name === action.name)}
                    onChange={(allowed) =>
                      change(allowed ? [...others(action.name), allowed] : others(action.name))
                    }
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Allowed = OpenAgent['actions'][number]

interface RowProps {
  action: AgentAction
  allowed: Allowed | undefined
  onChange: (allowed: Allowed | null) => void
}

function Row({ action: { name, title, isReading, trouble }, allowed, onChange }: RowProps) {
  return (
    <>
      <Switch
        label={
          <>
            {title} {isReading && <Badge tone="neutral">Reads only</Badge>}
          </>
        }
        hint={trouble}
        checked={allowed !== undefined}
        onChange={(isOn) => onChange(isOn ? { name, isWaived: false } : null)}
      />
      {allowed && !isReading && (
        <div className="agent-waived">
          <Switch
            label={`Ask me before “${title}”`}
            checked={!allowed.isWaived}
            onChange={(asks) => onChange({ name, isWaived: !asks })}
          />
        </div>
      )}
    </>
  )
}
