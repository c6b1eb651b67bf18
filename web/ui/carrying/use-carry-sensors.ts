import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** A finger that rests this long means to move what it rests on, not the page. */
const TOUCH_DELAY_MS = 200
const TOUCH_TOLERANCE_PX = 8
/** A press that moves less is a click. */
const MOUSE_DISTANCE_PX = 4

/** Mouse, touch and keyboard, as they carry the things of a list to another place. */
export function useCarrySensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
    // A page that is still gliding would lose the next key.
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  )
}

/** Mouse and touch alone, where keys do something else to what is carried. */
export function useCarryByPointer() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
  )
}
