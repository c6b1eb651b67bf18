import './Briefings.css'
import { SubjectSelect } from '#areas/newsroom/web/lends/SubjectSelect.tsx'
import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import {
  briefingChannels,
  briefingLengths,
  briefingStyles,
  briefingTones,
  type BriefingChannel,
} from '../../briefing-options.ts'
import { channelNames, repeats, weekdayNames } from '../../briefing-words.ts'
import { briefings, type Briefing, type BriefingPiece } from '../../contracts/briefings.ts'
import { BriefingReceivers } from './BriefingReceivers.tsx'
import { draftOf, emptyOptions, pieceTypes, spans, valuesOf } from './briefing-values.ts'

interface BriefingScheduleFormProps {
  /** The briefing to change; absent for a new one. */
  briefing?: Briefing
  /** The choices in the form above, for a new briefing. */
  piece?: BriefingPiece
  onDone: () => void
}

const weekdays = weekdayNames.map((label, at) => ({ value: String(at + 1), label }))
const lengths = briefingLengths.map(({ value, label, minutes }) => ({
  value,
  label: `${label} (${minutes} min)`,
}))

/** Adds a scheduled briefing, or changes one. */
export function BriefingScheduleForm({ briefing, piece, onDone }: BriefingScheduleFormProps) {
  const ownZone = useZone()
  const zone = briefing?.times.zone ?? ownZone
  const { values, set, errors, error, submit, isPending } = useForm(briefings.saveBriefing, {
    initial: valuesOf(briefing, piece),
    toInput: (filled) => draftOf(filled, briefing, zone),
    onDone,
  })
  const timesError = errors['times' as keyof typeof errors]
  const isPiece = values.type !== 'none' && piece === undefined

  return (
    <form
      className="briefing-form"
      aria-label={briefing ? `Edit ${briefing.title}` : 'Schedule a briefing'}
      noValidate
      onSubmit={submit}
    >
      <Field label="Name" error={errors.title}>
        <TextInput
          autoComplete="off"
          placeholder="Morning briefing"
          value={values.title}
          onChange={set('title')}
        />
      </Field>
      <Field label="About">
        <SubjectSelect value={values.subject} onChange={set('subject')} />
      </Field>
      <Field label="Covers">
        <Select options={spans} value={values.span} onChange={set('span')} />
      </Field>
      <Field label="Repeats">
        <Select options={repeats} value={values.repeats} onChange={set('repeats')} />
      </Field>
      {values.repeats === 'once' && (
        <Field label="Day">
          <TextInput type="date" value={values.day} onChange={set('day')} />
        </Field>
      )}
      {values.repeats === 'weekly' && (
        <Field label="Day">
          <Select options={weekdays} value={values.weekday} onChange={set('weekday')} />
        </Field>
      )}
      <Field label="Time" hint={`Time zone: ${zone}`} error={timesError}>
        <TextInput type="time" value={values.time} onChange={set('time')} />
      </Field>
      <Channels chosen={values.channels} onChange={set('channels')} />
      <BriefingReceivers chosen={values.channels} />
      {piece === undefined && (
        <Field label="Also as">
          <Select options={pieceTypes} value={values.type} onChange={set('type')} />
        </Field>
      )}
      {isPiece && (
        <>
          <Field label="Length">
            <Select options={lengths} value={values.length} onChange={set('length')} />
          </Field>
          <Field label="Style">
            <Select options={briefingStyles} value={values.style} onChange={set('style')} />
          </Field>
          <Field label="Tone">
            <Select options={briefingTones} value={values.tone} onChange={set('tone')} />
          </Field>
        </>
      )}
      {values.type !== 'none' && (
        <p className="field-hint">
          Finished pieces are in AI Studio and in your podcast of all pieces.
        </p>
      )}
      <Field label="With nothing new">
        <Select options={emptyOptions} value={values.whenEmpty} onChange={set('whenEmpty')} />
      </Field>
      {error && !timesError && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="settings-actions">
        <Button variant="primary" type="submit" disabled={isPending}>
          {briefing ? 'Save' : 'Save schedule'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface ChannelsProps {
  chosen: readonly BriefingChannel[]
  onChange: (channels: BriefingChannel[]) => void
}

function Channels({ chosen, onChange }: ChannelsProps) {
  return (
    <fieldset className="briefing-channels">
      <legend>Deliver to</legend>
      {briefingChannels.map((channel) => (
        <label key={channel}>
          <input
            type="checkbox"
            checked={chosen.includes(channel)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, channel] : chosen.filter((other) => other !== channel),
              )
            }
          />
          {channelNames[channel]}
        </label>
      ))}
    </fieldset>
  )
}
