/** The words of each status. An import of the module would also load all that browsers have, such as WebSocket. */
export const { STATUS_CODES } = process.getBuiltinModule('node:http');
