import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { programmes, type Programme } from '../../contracts/programmes.ts'
import {
  defaultStyle,
  durations,
  formats,
  styles,
  typeOptions,
  type JobOption,
  type JobType,
} from '../../job-options.ts'
import { chosenSubject } from '../../programme-words.ts'
import { subjectKey } from '../../subject.ts'
import { DaysField } from './DaysField.tsx'
import { SubjectSelect } from '../lends/SubjectSelect.tsx'

interface ProgrammeFormProps {
  /** The programme to change; absent for a new one. */
  programme?: Programme
  onDone: () => void
}

const waysToStart = [
  { value: 'days', label: 'At fixed times' },
  { value: 'articles', label: 'After new articles' },
] as const
type WayToStart = (typeof waysToStart)[number]['value']

const styleOptions: readonly JobOption[] = styles
const WORKDAYS = [1, 2, 3, 4, 5]
const keepsOptions = [3, 5, 10, 20, 50, 100].map((pieces) => ({
  value: String(pieces),
  label: `${pieces} pieces`,
}))
const countOptions = [1, 3, 5, 10, 20, 50].map((articles) => ({
  value: String(articles),
  label: articles === 1 ? '1 new article' : `${articles} new articles`,
}))

/** Adds a programme, or changes one. */
export function ProgrammeForm({ programme, onDone }: ProgrammeFormProps) {
  const zone = useZone()
  const { values, set, errors, error, submit, isPending } = useForm(programmes.saveProgramme, {
    initial: valuesOf(programme),
    toInput: ({ subject, way, days, time, count, keeps, ...wishes }) => ({
      ...wishes,
      ...(programme && { id: programme.id }),
      subject: chosenSubject(subject),
      times:
        way === 'days'
          ? { kind: way, days, time, zone: programmeZone(programme) ?? zone }
          : { kind: way, count: Number(count) },
      keeps: Number(keeps),
      isPaused: programme?.isPaused ?? false,
    }),
    onDone,
  })
  const timesError = errors['times' as keyof typeof errors]

  function handleType(type: JobType) {
    set('type')(type)
    set('format')(formats[type][0]?.value ?? '')
    set('duration')(durations[type][0]?.value ?? '')
  }

  return (
    <form
      className="settings-form"
      aria-label={programme ? `Edit ${programme.title}` : 'Add a programme'}
      noValidate
      onSubmit={submit}
    >
      <div className="settings-fields">
        <Field label="Name" error={errors.title}>
          <TextInput
            autoComplete="off"
            placeholder="Morning briefing"
            value={values.title}
            onChange={set('title')}
          />
        </Field>
        <Field label="Made from" error={errors.subject}>
          <SubjectSelect value={values.subject} onChange={set('subject')} />
        </Field>
        <Field label="Type">
          <Select options={typeOptions} value={values.type} onChange={handleType} />
        </Field>
        <Field label="Format" error={errors.format}>
          <Select
            options={formats[values.type]}
            value={values.format}
            onChange={(format) => set('format')(format)}
          />
        </Field>
        <Field label="Style" error={errors.style}>
          <Select options={styleOptions} value={values.style} onChange={set('style')} />
        </Field>
        <Field label="Length" error={errors.duration}>
          <Select
            options={lengthsOf(values.type)}
            value={values.duration}
            onChange={(duration) => set('duration')(duration)}
          />
        </Field>
        <Field label="Start">
          <Select options={waysToStart} value={values.way} onChange={(way) => set('way')(way)} />
        </Field>
        {values.way === 'days' ? (
          <Field label="Time" hint={`In your time zone, ${programmeZone(programme) ?? zone}.`}>
            <TextInput type="time" value={values.time} onChange={set('time')} />
          </Field>
        ) : (
          <Field label="After">
            <Select options={countOptions} value={values.count} onChange={set('count')} />
          </Field>
        )}
        <Field label="Keep the newest" hint="Older ones are deleted. What you saved stays.">
          <Select options={keepsOptions} value={values.keeps} onChange={set('keeps')} />
        </Field>
      </div>
      {values.way === 'days' && <DaysField days={values.days} onChange={set('days')} />}
      {(timesError ?? error) && (
        <p className="field-error" role="alert">
          {timesError ?? error}
        </p>
      )}
      <div className="settings-actions">
        <Button type="submit" disabled={isPending}>
          {programme ? 'Save' : 'Add programme'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function lengthsOf(type: JobType) {
  return durations[type].map(({ value, label, hint }: JobOption) => ({
    value,
    label: hint ? `${label} (${hint})` : label,
  }))
}

function programmeZone(programme: Programme | undefined): string | null {
  return programme?.times.kind === 'days' ? programme.times.zone : null
}

function valuesOf(programme: Programme | undefined) {
  const times = programme?.times
  return {
    title: programme?.title ?? '',
    subject: programme ? subjectKey(programme.subject) : 'recent:24',
    type: programme?.type ?? ('audio' as JobType),
    format: programme?.format ?? 'podcast',
    style: programme?.style ?? (defaultStyle as string),
    duration: programme?.duration ?? 'medium',
    way: (times?.kind ?? 'days') as WayToStart,
    days: times?.kind === 'days' ? times.days : WORKDAYS,
    time: times?.kind === 'days' ? times.time : '06:30',
    count: String(times?.kind === 'articles' ? times.count : 5),
    keeps: String(programme?.keeps ?? 10),
  }
}
