import './CreationScreen.css'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { CheckCards, ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { WizardAnswers } from '../contract.ts'
import {
  answer,
  isAnswered,
  noAnswers,
  progressAt,
  toggleFeature,
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
      <Wizard answers={answers} onChange={setAnswers} />
      <Panel title="Recommended templates">
        <Recommendations answers={answers} />
      </Panel>
    </BuilderFrame>
  )
}

interface WizardProps {
  answers: WizardAnswers
  onChange: (answers: WizardAnswers) => void
}

function Wizard({ answers, onChange }: WizardProps) {
  const [at, setAt] = useState(0)
  const step = wizardSteps[at]!
  const isLast = at === wizardSteps.length - 1
  const isOpen = isAnswered(answers, step)
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
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        {isLast ? (
          // The demo draws no site from it.
          <Button variant="primary" disabled={!isOpen}>
            Generate site blueprint
          </Button>
        ) : (
          <Button variant="primary" disabled={!isOpen} onClick={() => setAt(at + 1)}>
            Next
          </Button>
        )}
      </div>
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
