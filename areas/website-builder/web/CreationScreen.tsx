import './CreationScreen.css'
import { useState } from 'react'
import { address } from '#core/route.ts'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CheckCards, ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { websiteBuilder, type WizardAnswers } from '../contract.ts'
import { stepPlace } from '../places.ts'
import {
  answer,
  isAnswered,
  noAnswers,
  progressAt,
  stepShown,
  toggleFeature,
  wishesOf,
  wizardSteps,
  type WizardStep,
} from '../wizard.ts'
import { BuilderFrame } from './BuilderFrame.tsx'
import { Recommendations } from './Recommendations.tsx'
import { featureWords, industryWords, purposeWords, sizeWords, stepTitles } from './wizard-words.ts'

/** Four questions, and the templates that suit the answers so far. */
export function CreationScreen() {
  const [answers, setAnswers] = useState(noAnswers)
  return (
    <BuilderFrame>
      <div className="creation">
        <Wizard answers={answers} onChange={setAnswers} />
        <Panel title="Recommended templates">
          <Recommendations answers={answers} />
        </Panel>
      </div>
    </BuilderFrame>
  )
}

interface WizardProps {
  answers: WizardAnswers
  onChange: (answers: WizardAnswers) => void
}

function Wizard({ answers, onChange }: WizardProps) {
  const { goTo } = usePage()
  const step = stepShown(answers, useRoute(stepPlace)?.step)
  const at = wizardSteps.indexOf(step)
  const generate = useWrite(websiteBuilder.generateBlueprint)
  const wishes = wishesOf(answers)
  const isLast = at === wizardSteps.length - 1
  const isOpen = isAnswered(answers, step)

  function handleGo(to: number) {
    goTo(to === 0 ? '.' : address(stepPlace, { step: wizardSteps[to]! }))
  }

  return (
    <section className="wizard" aria-labelledby="wizard-title">
      <p className="meta">
        Step {at + 1} of {wizardSteps.length}, {progressAt(step)}%
      </p>
      <ProgressBar label="Progress of the wizard" percent={progressAt(step)} />
      <h2 id="wizard-title" aria-live="polite">
        {stepTitles[step].title}
      </h2>
      <Question key={step} step={step} answers={answers} onChange={onChange} />
      <div className="wizard-ways">
        <Button disabled={at === 0} onClick={() => handleGo(at - 1)}>
          Back
        </Button>
        {isLast ? (
          <Button
            variant="primary"
            disabled={!wishes}
            onClick={() => wishes && generate.mutate(wishes)}
          >
            Generate site blueprint
          </Button>
        ) : (
          <Button variant="primary" disabled={!isOpen} onClick={() => handleGo(at + 1)}>
            Next
          </Button>
        )}
      </div>
      {generate.error && <p role="alert">{explain(generate.error)}</p>}
    </section>
  )
}

function Question({ step, answers, onChange }: WizardProps & { step: WizardStep }) {
  const { label } = stepTitles[step]
  switch (step) {
    case 'industry':
      return (
        <ChoiceCards
          label={label}
          options={industryWords}
          value={answers.industry}
          onChange={(value) => onChange(answer(answers, 'industry', value))}
        />
      )
    case 'size':
      return (
        <ChoiceCards
          label={label}
          options={sizeWords}
          value={answers.size}
          onChange={(value) => onChange(answer(answers, 'size', value))}
        />
      )
    case 'purpose':
      return (
        <ChoiceCards
          label={label}
          options={purposeWords}
          value={answers.purpose}
          onChange={(value) => onChange(answer(answers, 'purpose', value))}
        />
      )
    case 'features':
      return (
        <CheckCards
          label={label}
          options={featureWords}
          values={answers.features}
          onToggle={(value) => onChange(toggleFeature(answers, value))}
        />
      )
  }
}
