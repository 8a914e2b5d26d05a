/** An S3 store in a process of its own: `s3.ts <folder> <port>`. */
import S3rver from '@20minutes/s3rver'

const [directory, port] = process.argv.slice(2)
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory: directory!,
  silent: true,
  // The server signs the path of a bucket without the trailing slash, which the SDK sends.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'brilla', configs: [] }],
}).run()
