import './CreationScreen.css'
import { Suspense } from 'react'
import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CheckCards, ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain, Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { websiteBuilder, type SiteAbout, type WizardAnswers } from '../../contract.ts'
import { manageSite, sitePlace, stepPlace } from '../../places.ts'
import {
  answer,
  isAnswered,
  progressAt,
  stepShown,
  stepsOf,
  toggleFeature,
  wishesOf,
  type WizardStep,
} from '../../wizard.ts'
import { AboutSite } from './AboutSite.tsx'
import { BuilderFrame } from '../BuilderFrame.tsx'
import { Recommendations } from './Recommendations.tsx'
import { useWizardAnswers } from './use-wizard-answers.ts'
import { featureWords, industryWords, purposeWords, sizeWords, stepTitles } from './wizard-words.ts'

/** The guided creation: some questions, and the templates that suit the answers so far. */
export function CreationScreen() {
  return (
    <BuilderFrame>
      <Trouble>
        <Suspense fallback={<SkeletonLines count={12} />}>
          <Creation />
        </Suspense>
      </Trouble>
    </BuilderFrame>
  )
}

function Creation() {
  const { asksAbout } = useRead(websiteBuilder.getWizard, {})
  const { answers, about, change, forget } = useWizardAnswers(asksAbout)
  return (
    <div className="creation">
      <Wizard {...{ answers, about }} onChange={change} onMade={forget} />
      <Panel title="Recommended templates">
        <Recommendations answers={answers} siteName={about.name} />
      </Panel>
    </div>
  )
}

interface WizardProps {
  answers: WizardAnswers
  about: SiteAbout
  onChange: (typed: { answers?: WizardAnswers; about?: SiteAbout }) => void
  onMade: () => void
}

function Wizard({ answers, about, onChange, onMade }: WizardProps) {
  const { goTo } = usePage()
  const { asksAbout, purposes } = useRead(websiteBuilder.getWizard, {})
  const steps = stepsOf({ asksAbout })
  const step = stepShown(answers, useRoute(stepPlace)?.step, steps, about)
  const at = steps.indexOf(step)
  const generate = useWrite(websiteBuilder.generateBlueprint)
  const wishes = wishesOf(answers)
  const isLast = at === steps.length - 1
  const isOpen = isAnswered(answers, step, about)

  function handleGo(to: number) {
    goTo(to === 0 ? '.' : address(stepPlace, { step: steps[to]! }))
  }

  async function handleGenerate() {
    if (!wishes) return
    const made = await generate
      .mutateAsync({ ...wishes, ...(asksAbout && { about }) })
      .catch(() => null)
    // If no site was made, the answers stay, and an error is shown below the buttons.
    if (!made?.site) return
    onMade()
    goTo(manageSite(address(sitePlace, { site: made.site, part: 'pages' })))
  }

  return (
    <section className="wizard" aria-labelledby="wizard-title">
      <p className="meta">
        Step {at + 1} of {steps.length}, {progressAt(step, steps)}%
      </p>
      <ProgressBar label="Progress of the wizard" percent={progressAt(step, steps)} />
      <h2 id="wizard-title" aria-live="polite">
        {stepTitles[step].title}
      </h2>
      <form
        className="wizard-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLast && isOpen) handleGo(at + 1)
        }}
      >
        {step === 'about' ? (
          <AboutSite about={about} onChange={(changed) => onChange({ about: changed })} />
        ) : (
          <Question
            key={step}
            {...{ step, answers, purposes }}
            onChange={(changed) => onChange({ answers: changed })}
          />
        )}
        <div className="wizard-ways">
          <Button disabled={at === 0} onClick={() => handleGo(at - 1)}>
            Back
          </Button>
          {isLast ? (
            <Button
              variant="primary"
              disabled={!wishes || generate.isPending}
              onClick={() => void handleGenerate()}
            >
              Generate site blueprint
            </Button>
          ) : (
            <Button type="submit" variant="primary" disabled={!isOpen}>
              Next
            </Button>
          )}
        </div>
      </form>
      {generate.error && <p role="alert">{explain(generate.error)}</p>}
    </section>
  )
}

interface QuestionProps {
  step: Exclude<WizardStep, 'about'>
  answers: WizardAnswers
  /** The purposes that can be chosen. */
  purposes: readonly NonNullable<WizardAnswers['purpose']>[]
  onChange: (answers: WizardAnswers) => void
}

function Question({ step, answers, purposes, onChange }: QuestionProps) {
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
          options={purposeWords.filter(({ value }) => purposes.includes(value))}
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
