import { expect, test } from 'vitest'
import {
  defaultStyle,
  describeJob,
  durations,
  formats,
  jobTypes,
  styles,
  typeOptions,
} from './job-options.ts'

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)

test('[DIALOG-001] a piece is audio, video or text', () => {
  expect(jobTypes).toEqual(['audio', 'video', 'text'])
  expect(valuesOf(typeOptions)).toEqual(['audio', 'video', 'text'])
})

test('[DIALOG-030, DIALOG-031, DIALOG-032] each type has three formats', () => {
  expect(formats.audio.map(({ value, hint }) => [value, hint?.toLowerCase()])).toEqual([
    ['podcast', 'long-form discussion'],
    ['brief', 'quick 2-min summary'],
    ['deep-dive', 'detailed analysis'],
  ])
  expect(valuesOf(formats.video)).toEqual(['presentation', 'talking-head', 'animated'])
  expect(valuesOf(formats.text)).toEqual(['summary', 'detailed', 'bullet'])
})

test('[DIALOG-033] four styles, of which balanced is chosen first', () => {
  expect(valuesOf(styles)).toEqual(['professional', 'casual', 'technical', 'balanced'])
  expect(defaultStyle).toBe('balanced')
})

test('[DIALOG-034, DIALOG-035, DIALOG-036] each type has three lengths', () => {
  expect(durations.audio.map(({ value, hint }) => [value, hint])).toEqual([
    ['short', '2-5 min'],
    ['medium', '5-10 min'],
    ['long', '10-20 min'],
  ])
  expect(durations.video.map(({ label }) => label)).toEqual(['1 min', '3 min', '5 min'])
  expect(durations.text.map(({ label }) => label)).toEqual([
    'About 500 words',
    'About 1000 words',
    'About 2000 words',
  ])
})

test('a job is described in the words of the dialog, or by what is no longer offered', () => {
  const made = { type: 'audio', format: 'deep-dive', style: 'casual', duration: 'long' } as const
  expect(describeJob(made)).toBe('Deep dive, Casual, 10-20 min')
  const gone = { ...made, type: 'video', format: 'opera', duration: '3' } as const
  expect(describeJob(gone)).toBe('opera, Casual, 3 min')
})
