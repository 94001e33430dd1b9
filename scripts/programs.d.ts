/** Where a program is, when one of these folders has it; without any, those of the PATH are looked at. */
export declare const findProgram: (name: string, folders?: string[]) => string | undefined;
export declare const canInstallFromDebian: () => boolean;
export declare const installFromDebian: (...packages: string[]) => boolean;
export declare const updateDebian: () => number;
