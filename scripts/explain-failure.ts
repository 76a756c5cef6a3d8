import { PlainError } from '../pipeline/model/plain-error.ts'
import { unwritable } from '../pipeline/model/unwritable.ts'

/** A system error, possibly wrapped by the bundler. */
type SystemError = NodeJS.ErrnoException & { pluginCode?: string; errors?: unknown[] }

/** The message for a failed build: one sentence if the owner can solve the problem, else the error. */
export function explainFailure(error: unknown, folder: string): string | unknown {
  const { code, syscall, pluginCode, errors } = error as SystemError
  // The bundler wraps errors of plugins in a list.
  if (errors?.length === 1) return explainFailure(errors[0], folder)
  if (error instanceof PlainError) return error.message

  // A recursive mkdir fails with ENOENT only on a broken link.
  const isDangling = code === 'ENOENT' && syscall === 'mkdir'
  const reason = isDangling ? 'it is a link to nothing' : unwritable(pluginCode ?? code)
  return reason ? `The site cannot be written to ${folder}/: ${reason}.` : error
}
