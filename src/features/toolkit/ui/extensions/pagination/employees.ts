import { employeeSearch } from '#features/employees/ui/employeeSearch.ts';
import { employeeList, employeeWindow } from '#features/employees/ui/queries.ts';

const search = employeeSearch.parse({});

/** A page of the real list; what was there stays until it is read. */
export const employeePage = (page: number, perPage: number) => employeeList({ ...search, page, perPage });

/** The same for lists that keep their pages. */
export const keptPage = (page: number, perPage: number) => employeeWindow(search, page, perPage);
