import '#web/ui/controls/Settings.css'
import { Suspense, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiSettings, type AiSettings } from '../contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { liveHints, liveModelHint, liveModelLabels } from './live-words.ts'
import { featureSwitches, modelOptions, priorityOptions } from './setting-words.ts'

const EndpointPanels = lazyPart(async () => (await import('./EndpointPanels.tsx')).EndpointPanels)

/** The screen with the settings for AI: its features, its model and its thoroughness. */
export function AiSettingsScreen() {
  const kept = useRead(aiSettings.getAiSettings, {})
  const save = useWrite(aiSettings.saveAiSettings)
  const [settings, setSettings] = useState(kept)
  const hasEndpoints = useKept('ai-endpoints')
  const change = (changes: Partial<AiSettings>) => setSettings({ ...settings, ...changes })

  return (
    <div className="settings-page">
      <div className="settings">
        <Panel title="AI features">
          <div className="settings-rows">
            {featureSwitches.map(({ setting, label, hint }) => (
              <Switch
                key={setting}
                label={label}
                hint={hasEndpoints ? liveHints[setting] : hint}
                checked={settings[setting]}
                onChange={(checked) => change({ [setting]: checked })}
              />
            ))}
          </div>
        </Panel>
        <div className="settings-column">
          <Panel title="Model">
            <div className="settings-rows">
              <Field
                label="Primary model"
                hint={hasEndpoints ? liveModelHint : 'Writes summaries and answers questions.'}
              >
                <Select
                  options={
                    hasEndpoints
                      ? modelOptions.map(({ value }) => ({ value, label: liveModelLabels[value] }))
                      : modelOptions
                  }
                  value={settings.primaryModel}
                  onChange={(value) =>
                    change({ primaryModel: value as AiSettings['primaryModel'] })
                  }
                />
              </Field>
              <ChoiceCards
                label="Processing priority"
                options={priorityOptions}
                value={settings.processingPriority}
                onChange={(processingPriority) => change({ processingPriority })}
              />
            </div>
          </Panel>
          <Panel title="Activity" skeleton={<SkeletonLines count={2} />}>
            <Activity />
          </Panel>
        </div>
        <div className="settings-save" aria-live="polite">
          <Button variant="primary" disabled={save.isPending} onClick={() => save.mutate(settings)}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          {save.error && <p role="alert">{explain(save.error)}</p>}
        </div>
      </div>
      {hasEndpoints && (
        <Suspense fallback={null}>
          <EndpointPanels />
        </Suspense>
      )}
    </div>
  )
}

const numbers = new Intl.NumberFormat('en')

function Activity() {
  const { summaries, searches, accuracyPercent } = useRead(aiSettings.getAiActivity, {})
  return (
    <dl className="settings-figures">
      <div>
        <dt>Summaries</dt>
        <dd>{numbers.format(summaries)}</dd>
      </div>
      <div>
        <dt>Searches</dt>
        <dd>{numbers.format(searches)}</dd>
      </div>
      <div>
        <dt>Accuracy</dt>
        <dd>{accuracyPercent === null ? 'None yet' : `${accuracyPercent}%`}</dd>
      </div>
    </dl>
  )
}
