let listen = () => {};

/** Registers the app's listener. The app decides where to go, because the kit knows no addresses. */
export const whenSessionIsLost = (listener: () => void) => {
  listen = listener;
};

export const notifySessionLost = () => listen();
