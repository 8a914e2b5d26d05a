/** Returns a function that runs tasks with the same key one after the other, in the order of its calls. */
export function createKeyedQueue() {
  const lastTasks = new Map<string, Promise<unknown>>()

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const previous = lastTasks.get(key)
    const running = previous ? previous.then(task, task) : task()
    lastTasks.set(key, running)
    try {
      return await running
    } finally {
      if (lastTasks.get(key) === running) lastTasks.delete(key)
    }
  }
}
