import type { Step } from '../../../flow/flow.ts'
import type { OfferedGroup } from '../../../flow/editing/offer-to-step.ts'
import type { Editor } from '../use-editor.ts'

/** The properties of the form for one kind of step. */
export interface FormProps<Kind extends Step['do']> {
  step: Extract<Step, { do: Kind }>
  editor: Editor
  /** Fields that the step can refer to. */
  offered: readonly OfferedGroup[]
  /** Called with the changed step. Successive changes with the same subject are undone together. */
  onChange: (step: Step, subject: string) => void
}
