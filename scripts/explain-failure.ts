import { PlainError } from '../pipeline/model/plain-error.ts'
import { unwritable } from '../pipeline/model/unwritable.ts'

/** An error of the system, which the bundler may have wrapped. */
type SystemError = NodeJS.ErrnoException & { pluginCode?: string; errors?: unknown[] }

/**
 * What a terminal shows of a failed build: one sentence where its reader can do something about it,
 * else the error with its stack.
 */
export function explainFailure(error: unknown, folder: string): string | unknown {
  const { code, syscall, pluginCode, errors } = error as SystemError
  // The bundler puts a list of errors around those of its plugins.
  if (errors?.length === 1) return explainFailure(errors[0], folder)
  if (error instanceof PlainError) return error.message

  // With its parents made as well, only a link to nothing cannot be made.
  const isDangling = code === 'ENOENT' && syscall === 'mkdir'
  const reason = isDangling ? 'it is a link to nothing' : unwritable(pluginCode ?? code)
  return reason ? `The site cannot be written to ${folder}/: ${reason}.` : error
}
