/** A Socket.IO server that passes messages on and does nothing else: the lower limit of what Brilla's can cost. */
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const server = createServer((_request, response) => void response.end())
const connections = new Server(server, { transports: ['websocket'] })
connections.on('connection', (connection) => {
  const { accountId } = connection.handshake.auth as { accountId: string }
  void connection.join(accountId)
  connection.on(
    'add-message',
    (payload: { message: string; receiverId: string }, acknowledge?: (reply: object) => void) => {
      const message = { message: payload.message }
      acknowledge?.({ message })
      connections.to(payload.receiverId).emit('message', { actor: { id: accountId }, message })
    },
  )
})
process.on('SIGTERM', () => process.exit())
server.listen(Number(process.argv[2]), '127.0.0.1')
