let listen = () => {};

/** The app says where to go; the kit knows no addresses. */
export const whenSessionIsLost = (listener: () => void) => {
  listen = listener;
};

export const tellSessionIsLost = () => listen();
