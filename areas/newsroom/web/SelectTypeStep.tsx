import { ChevronRight } from '#web/ui/icons.ts'
import { typeOptions, type JobType } from '../job-options.ts'
import { TypeIcon } from './TypeIcon.tsx'

export function SelectTypeStep({ onChoose }: { onChoose: (type: JobType) => void }) {
  return (
    <div className="type-choices" role="group" aria-label="Type">
      {typeOptions.map(({ value, label, hint }) => (
        <button key={value} type="button" data-value={value} onClick={() => onChoose(value)}>
          <TypeIcon type={value} />
          <span>
            <span className="choice-name">{label}</span>
            <span className="type-hint">{hint}</span>
          </span>
          <ChevronRight />
        </button>
      ))}
    </div>
  )
}
