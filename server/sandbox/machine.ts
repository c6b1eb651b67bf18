import { EvalFlags, QuickJS } from 'quickjs-wasi'
import { SANDBOX } from './limits.ts'
import { errorFault, FILE, sizeFault } from './faults.ts'
import { guest } from './guest.ts'
import { faultOf, waitingFault } from './machine-faults.ts'
import { machineQuestions, type AskOutside } from './machine-questions.ts'
import type { Fault, LogLine, MachineEnd, MachineRun } from './messages.ts'
import { MACHINE_STACK_BYTES } from './sandbox-program.ts'
import { lengthOf, textOf } from './texts-outside.ts'
import { seedNumbers, worldOf } from './world.ts'

type Ended = { kind: 'done'; result: string } | { kind: 'failed'; fault: Fault }

/** Runs code in a machine of its own, which is discarded after the run. */
export async function runInMachine(
  wasm: WebAssembly.Module,
  run: MachineRun,
  askOutside: AskOutside,
): Promise<MachineEnd> {
  const time = processorTime()
  let memory: WebAssembly.Memory
  const vm = await QuickJS.create({
    wasm,
    wasi: worldOf(run.clockMs, (its) => (memory = its)),
    memoryLimit: run.memoryBytes,
    maxStackSize: MACHINE_STACK_BYTES,
    timezoneOffset: 0,
    interruptHandler: time.isOver,
  })
  // Time counts only from here: on a busy computer, creating a machine takes longer than most code
  // runs.
  time.begin(run.cpuMs)

  const log: LogLine[] = []
  let ended: Ended | null = null
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const finish = (end: Ended) => {
    ended ??= end
    leave()
  }
  const fail = (fault: Fault) => finish({ kind: 'failed', fault })

  /** Enters the machine, and runs it until it waits for answers or ends. */
  function enter(work: () => void): void {
    if (ended) return
    try {
      work()
      while (!ended && vm.executePendingJobs() > 0);
      if (!questions.areOpen()) fail(waitingFault)
    } catch (error) {
      fail(faultOf(error, run, time.wasOver()))
    }
  }

  const questions = machineQuestions(vm, run.questions, askOutside, enter)
  const writeLog = vm.newFunction('log', (level, text) => {
    const line = { level: textOf(level, 10), text: textOf(text, SANDBOX.logCharacters) }
    if (log.length < SANDBOX.logLines) log.push(line as LogLine)
    return vm.undefined
  })
  const end = vm.newFunction('end', (kind, value, stack) => {
    if (textOf(kind, 10) === 'failed')
      fail(errorFault(textOf(value, SANDBOX.wordCharacters), textOf(stack, STACK_CHARACTERS)))
    else if (lengthOf(value) > SANDBOX.resultCharacters)
      fail(sizeFault('The result', SANDBOX.resultCharacters))
    else finish({ kind: 'done', result: textOf(value, SANDBOX.resultCharacters) })
    return vm.undefined
  })

  enter(() => {
    const begin = vm.evalCode(guest, '<sandbox>')
    const numbers = seedNumbers(run.seed).map((number) => vm.newNumber(number))
    const start = vm.callFunction(begin, vm.undefined, writeLog, questions.ask, end, ...numbers)
    const code = vm.evalCode(functionOf(run.source), FILE, EvalFlags.STRICT)
    vm.callFunction(start, vm.undefined, code, vm.newString(run.input))
  })
  await left
  const spent = {
    cpuMs: time.spentMs(),
    memoryBytes: memory!.buffer.byteLength,
    questions: questions.asked(),
  }
  try {
    vm.dispose()
  } catch {
    // Disposing fails if the stack or memory overflowed; the machine is not used again anyway.
  }
  return { ...ended!, log, spent }
}

const STACK_CHARACTERS = 10_000

/**
 * Puts the code into a function without changing its line numbers. Code that closes this function
 * early stays in the same machine, so it gains nothing.
 */
function functionOf(source: string): string {
  return `(async (input, ask, console) => {${source}\n})`
}

/** Measures the processor time of this process, which runs nothing but the machine. */
function processorTime() {
  const usedMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let [begunMs, untilMs, wasOver] = [0, Infinity, false]
  return {
    begin(ms: number) {
      begunMs = usedMs()
      untilMs = begunMs + ms
    },
    isOver: () => (wasOver ||= usedMs() > untilMs),
    /** Says if the run was interrupted because of this limit. */
    wasOver: () => wasOver,
    spentMs: () => usedMs() - begunMs,
  }
}
